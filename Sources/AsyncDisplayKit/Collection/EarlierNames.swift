// Names that collections and tables of nodes had for those they ask and tell, while that was done by their views.
public typealias ASCollectionViewDelegateFlowLayout = ASCollectionDelegateFlowLayout
public typealias ASCollectionViewDelegate = ASCollectionDelegate
public typealias ASCollectionViewDataSource = ASCollectionDataSource
public typealias ASTableViewDelegate = ASTableDelegate
public typealias ASTableViewDataSource = ASTableDataSource
