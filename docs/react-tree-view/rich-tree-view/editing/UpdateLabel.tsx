import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function UpdateLabel() {
  // #region preview
  // categories: [{id: 'gift-cards', label: 'Gift cards'}, …]
  const apiRef = useTreeViewApiRef();

  const rename = () => apiRef.current!.updateItemLabel('gift-cards', 'Vouchers');

  return (
    <div>
      <Button onClick={rename}>Rename Gift cards to Vouchers</Button>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
      />
    </div>
  );
  // #endregion
}
