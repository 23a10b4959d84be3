/// The layer that nodes draw in.
open class _ASDisplayLayer: CALayer {}
