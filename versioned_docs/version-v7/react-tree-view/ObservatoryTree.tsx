import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {TreeItem2} from '@mui/x-tree-view/TreeItem2';
import {observatory} from './data/observatory';

export default function ObservatoryTree() {
  return (
    <RichTreeView
      aria-label="Rooms"
      items={observatory}
      slots={{item: TreeItem2}}
      defaultExpandedItems={['domes', 'offices']}
      defaultSelectedItems="north"
    />
  );
}
