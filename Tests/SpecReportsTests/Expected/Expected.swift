/// What each format prints of ``Kiln``, in full.
enum Expected {}
