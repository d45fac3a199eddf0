import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {archive, type ArchiveItem} from './data/observatory';

export default function KnobTree(props: Partial<RichTreeViewProps<ArchiveItem, true>>) {
  return (
    <RichTreeView
      aria-label="Archive"
      items={archive}
      multiSelect
      defaultExpandedItems={['plates', 'comets']}
      {...props}
    />
  );
}
