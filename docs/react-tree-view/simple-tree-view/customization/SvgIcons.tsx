import {createSvgIcon} from '@mui/material/utils';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
// import {createSvgIcon} from '@mui/material/utils';
const Plus = createSvgIcon(<path d="M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z" />, 'Plus');
const Minus = createSvgIcon(<path d="M5 11h14v2H5z" />, 'Minus');
const Dot = createSvgIcon(<circle cx="12" cy="12" r="4" />, 'Dot');
const slots = {expandIcon: Plus, collapseIcon: Minus, endIcon: Dot};

export default function SvgIcons() {
  return (
    <SimpleTreeView
      aria-label="Contents"
      slots={slots}
      defaultExpandedItems={['guide']}
    >
      <TreeItem itemId="guide" label="Guide">
        <TreeItem itemId="install" label="Installation" />
      </TreeItem>
      <TreeItem itemId="reference" label="Reference" />
    </SimpleTreeView>
  );
}
// #endregion
