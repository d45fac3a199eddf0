// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchDriveItems, type DriveItem} from '../../data/server';

const dataSource = {
  // Resolves to [{id: 'contracts', label: 'Contracts', childrenCount: 2}, …] for the root.
  getTreeItems: (parentId?: string): Promise<DriveItem[]> => fetchDriveItems(parentId),
  getChildrenCount: (item: DriveItem) => item.childrenCount,
};

export default function BasicLazyLoading() {
  return <RichTreeViewPro aria-label="Documents" items={[]} dataSource={dataSource} />;
}
// #endregion
