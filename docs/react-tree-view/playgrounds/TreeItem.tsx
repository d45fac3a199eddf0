import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem, type TreeItemProps} from '@mui/x-tree-view/TreeItem';

export default function TreeItemPlayground(props: Partial<TreeItemProps>) {
  return (
    <SimpleTreeView
      aria-label="Projects"
      defaultExpandedItems={['website']}
      defaultSelectedItems={['design']}
      checkboxSelection
      multiSelect
    >
      <TreeItem itemId="website" label="Website" {...props}>
        <TreeItem itemId="design" label="Design" />
        <TreeItem itemId="launch" label="Launch" />
      </TreeItem>
    </SimpleTreeView>
  );
}
