import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {shelves} from '../shelves';
import './styles.css';

export default function StyledShelves() {
  return (
    // #region preview
    <RichTreeView
      aria-label="Shelves"
      className="shelves"
      items={shelves}
      defaultExpandedItems={['bread', 'cakes']}
      defaultSelectedItems="wheat"
      itemChildrenIndentation={0}
    />
    // #endregion
  );
}
