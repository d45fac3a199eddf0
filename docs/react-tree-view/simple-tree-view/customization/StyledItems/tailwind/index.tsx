import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {shelves} from '../shelves';

const content =
  '[&_.MuiTreeItem-content]:my-1 [&_.MuiTreeItem-content]:flex-row-reverse [&_.MuiTreeItem-content]:rounded-[32px] [&_.MuiTreeItem-content]:px-4 [&_.MuiTreeItem-content]:py-2';
const selected =
  '[&_.MuiTreeItem-content[data-selected]]:bg-blue-700 [&_.MuiTreeItem-content[data-selected]]:text-white';
const active = '[&_.MuiTreeItem-content[data-selected]:is(:hover,[data-focused])]:bg-blue-800';

export default function StyledItems() {
  return (
    // #region preview
    <SimpleTreeView
      aria-label="Bakery"
      className={`max-w-[360px] ${content} ${selected} ${active}`}
      defaultExpandedItems={['bread']}
      defaultSelectedItems="rye"
    >
      {shelves}
    </SimpleTreeView>
    // #endregion
  );
}
