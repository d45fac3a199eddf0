import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {shelves} from '../shelves';
import './styles.css';

export default function StyledItems() {
  return (
    // #region preview
    <SimpleTreeView
      aria-label="Bakery"
      className="bakery"
      defaultExpandedItems={['bread']}
      defaultSelectedItems="rye"
    >
      {shelves}
    </SimpleTreeView>
    // #endregion
  );
}
