import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
const content =
  '[&_.MuiTreeItem-content]:my-1 [&_.MuiTreeItem-content]:flex-row-reverse [&_.MuiTreeItem-content]:rounded-[32px] [&_.MuiTreeItem-content]:px-4 [&_.MuiTreeItem-content]:py-2';
const selected =
  '[&_.MuiTreeItem-content[data-selected]]:bg-blue-700 [&_.MuiTreeItem-content[data-selected]]:text-white';
const active =
  '[&_.MuiTreeItem-content[data-selected]:is(:hover,[data-focused])]:bg-blue-800';

export default function StyledItems() {
  return (
    <SimpleTreeView
      aria-label="Bakery"
      className={`max-w-[360px] ${content} ${selected} ${active}`}
      defaultExpandedItems={['bread']}
      defaultSelectedItems="rye"
    >
      <TreeItem itemId="bread" label="Bread">
        <TreeItem itemId="rye" label="Rye" />
        <TreeItem itemId="wheat" label="Wheat" />
      </TreeItem>
      <TreeItem itemId="rolls" label="Rolls" />
    </SimpleTreeView>
  );
}
// #endregion
