import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount} from '../../data/server';

// #region preview
const dataSource = {getChildrenCount, getTreeItems: fetchPlates};

export default function BasicLazyLoading() {
  return <RichTreeViewPro aria-label="Plates" items={[]} dataSource={dataSource} />;
}
// #endregion
