// Where a file imports Testing and UIKit, the compiler imports this module too, by the list that comes with Testing. There is nothing in
// it here, but it has to be there.
