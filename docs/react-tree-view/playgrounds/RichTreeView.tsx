import {RichTreeView, type RichTreeViewProps} from '@mui/x-tree-view/RichTreeView';
import {repository} from '../data/repository';

export default function RichTreeViewPlayground(
  props: Partial<RichTreeViewProps<object, true>>,
) {
  return (
    <RichTreeView
      aria-label="Files"
      items={repository}
      multiSelect
      defaultExpandedItems={['src']}
      {...props}
    />
  );
}
