import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {categories} from '../../data/categories';

export default function ToggleDisabled() {
  // #region preview
  // <RichTreeView apiRef={apiRef} items={categories} />
  // categories: [{id: 'furniture', label: 'Furniture', children: [{id: 'desks', …}, …]}, …]
  const apiRef = useTreeViewApiRef();

  const toggleElectronics = () =>
    apiRef.current!.setIsItemDisabled({itemId: 'electronics'});

  const disableFurniture = () =>
    apiRef.current!.setIsItemDisabled({itemId: 'furniture', shouldBeDisabled: true});
  // #endregion

  return (
    <div>
      <Button onClick={toggleElectronics}>Toggle Electronics</Button>
      <Button onClick={disableFurniture}>Disable Furniture</Button>
      <RichTreeView
        aria-label="Product categories"
        apiRef={apiRef}
        items={categories}
        defaultExpandedItems={['electronics', 'furniture']}
      />
    </div>
  );
}
