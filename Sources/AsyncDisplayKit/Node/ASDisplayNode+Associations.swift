import HeadlessUIKit

extension ASDisplayNode: AssociationOwner {
  /// Made for the first who asks; few nodes have any.
  package var associations: Associations {
    state.with { state in
      if let made = state.associations { return made }
      let made = Associations()
      state.associations = made
      return made
    }
  }
}
