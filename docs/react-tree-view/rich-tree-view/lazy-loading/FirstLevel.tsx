import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount, type Plate} from '../../data/server';

// #region preview
const shelves: Plate[] = [
  {id: 'comets', label: 'Shelf A: comets', childrenCount: 2},
  {id: 'planets', label: 'Shelf B: planets', childrenCount: 2},
];

const dataSource = {getChildrenCount, getTreeItems: fetchPlates};

export default function FirstLevel() {
  return <RichTreeViewPro aria-label="Shelves" items={shelves} dataSource={dataSource} />;
}
// #endregion
