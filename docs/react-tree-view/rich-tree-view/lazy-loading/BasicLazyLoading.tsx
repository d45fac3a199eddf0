// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, type Plate} from '../../data/server';

const dataSource = {
  // Resolves with [{id: 'comets', label: 'Comets', childrenCount: 2}, …] for the root level.
  getTreeItems: (parentId?: string): Promise<Plate[]> => fetchPlates(parentId),
  getChildrenCount: (plate: Plate) => plate.childrenCount,
};

export default function BasicLazyLoading() {
  return <RichTreeViewPro aria-label="Plates" items={[]} dataSource={dataSource} />;
}
// #endregion
