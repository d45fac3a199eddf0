// #region preview
import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchStations, type Station} from './data/server';

const dataSource = {
  // Resolves with [{id: 'alps', label: 'Alps', stations: 3}, …] for the root level.
  getTreeItems: (parentId?: string): Promise<Station[]> => fetchStations(parentId),
  getChildrenCount: (station: Station) => station.stations,
};

export default function LazyItems() {
  return (
    <RichTreeViewPro aria-label="Weather stations" items={[]} dataSource={dataSource} />
  );
}
// #endregion
