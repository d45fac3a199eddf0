import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import {repository} from '../data/repository';

export default function RichTreeViewProPlayground(
  props: Partial<RichTreeViewProProps<object, true>>,
) {
  return (
    <RichTreeViewPro
      aria-label="Files"
      items={repository}
      multiSelect
      defaultExpandedItems={['src']}
      {...props}
    />
  );
}
