// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchDriveItems, type DriveItem} from '../../data/server';

const dataSource = {
  // fetchDriveItems resolves with an array of DriveItem objects, for the root level with
  // [{id: 'contracts', label: 'Contracts', childrenCount: 2}, …].
  getTreeItems: (parentId?: string): Promise<DriveItem[]> => fetchDriveItems(parentId),
  getChildrenCount: (item: DriveItem) => item.childrenCount,
};

export default function BasicLazyLoading() {
  return <RichTreeViewPro aria-label="Documents" items={[]} dataSource={dataSource} />;
}
// #endregion
