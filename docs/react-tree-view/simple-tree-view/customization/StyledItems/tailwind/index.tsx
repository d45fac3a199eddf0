import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const content =
  '[&_.MuiTreeItem-content]:my-1 [&_.MuiTreeItem-content]:flex-row-reverse [&_.MuiTreeItem-content]:rounded-[32px] [&_.MuiTreeItem-content]:px-4 [&_.MuiTreeItem-content]:py-2';
const selected =
  '[&_.MuiTreeItem-content[data-selected]]:bg-blue-700 [&_.MuiTreeItem-content[data-selected]]:text-white';
const active =
  '[&_.MuiTreeItem-content[data-selected]:is(:hover,[data-focused])]:bg-blue-800';
const className = `max-w-[360px] ${content} ${selected} ${active}`;
// <SimpleTreeView className={className}><TreeItem itemId="laptops" label="Laptops" />…
// #endregion

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Product categories"
      className={className}
      defaultExpandedItems={['electronics']}
      defaultSelectedItems="laptops"
    >
      <TreeItem itemId="electronics" label="Electronics">
        <TreeItem itemId="laptops" label="Laptops" />
        <TreeItem itemId="phones" label="Phones" />
      </TreeItem>
      <TreeItem itemId="gift-cards" label="Gift cards" />
    </SimpleTreeView>
  );
}
