import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount} from '../../data/server';

const dataSource = {getChildrenCount, getTreeItems: fetchPlates};

export default function LazyCheckboxes() {
  return (
    // #region preview
    <RichTreeViewPro
      aria-label="Plates"
      items={[]}
      dataSource={dataSource}
      multiSelect
      checkboxSelection
      selectionPropagation={{descendants: true, parents: true}}
    />
    // #endregion
  );
}
