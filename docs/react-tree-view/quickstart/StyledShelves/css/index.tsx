import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {shelves} from '../shelves';
import './styles.css';

// #region preview
// Items: {id: 'bread', label: 'Bread', children: [{id: 'rye', label: 'Rye'}, …]}, …
export default function StyledShelves() {
  return (
    <RichTreeView
      aria-label="Shelves"
      className="shelves"
      items={shelves}
      defaultExpandedItems={['bread', 'cakes']}
      defaultSelectedItems="wheat"
      itemChildrenIndentation={0}
    />
  );
}
// #endregion
