import {RichTreeViewPro} from '@mui/x-tree-view-pro';
import {fetchStations, type Station} from '../../data/server';

// #region preview
const dataSource = {
  getChildrenCount: (station: Station) => station.stations,
  getTreeItems: (parentId?: string): Promise<Station[]> => fetchStations(parentId),
};

export default function LazyCheckboxes() {
  return (
    <RichTreeViewPro
      aria-label="Weather stations"
      items={[]}
      dataSource={dataSource}
      multiSelect
      checkboxSelection
      selectionPropagation={{descendants: true, parents: true}}
    />
  );
}
// #endregion
