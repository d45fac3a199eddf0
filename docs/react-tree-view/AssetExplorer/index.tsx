import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderIcon from '@mui/icons-material/Folder';
import ImageOutlinedIcon from '@mui/icons-material/ImageOutlined';
import MovieOutlinedIcon from '@mui/icons-material/MovieOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import {
  RichTreeViewPro,
  TreeItem,
  TreeItemLabel,
  useTreeItemModel,
  type TreeItemProps,
  type UseTreeItemLabelSlotOwnProps,
} from '@mui/x-tree-view-pro';
import {fetchAssets, type Asset} from './assets';

const ICONS = {
  folder: FolderIcon,
  image: ImageOutlinedIcon,
  video: MovieOutlinedIcon,
  document: ArticleOutlinedIcon,
  spreadsheet: TableChartOutlinedIcon,
};

function formatSize(kilobytes: number) {
  const [value, unit] =
    kilobytes < 1_000
      ? [kilobytes, 'kilobyte']
      : kilobytes < 1_000_000
        ? [kilobytes / 1_000, 'megabyte']
        : [kilobytes / 1_000_000, 'gigabyte'];
  return value.toLocaleString('en-US', {style: 'unit', unit, maximumFractionDigits: 1});
}

interface AssetLabelProps extends UseTreeItemLabelSlotOwnProps {
  asset?: Asset;
}

function AssetLabel({asset, children, ...props}: AssetLabelProps) {
  const AssetIcon = ICONS[asset?.kind ?? 'folder'];

  return (
    <TreeItemLabel {...props} sx={{display: 'flex', alignItems: 'center', gap: 1}}>
      <AssetIcon
        fontSize="small"
        color={asset?.kind === 'folder' ? 'primary' : 'action'}
      />
      <Typography variant="body2" noWrap sx={{flexGrow: 1}}>
        {children}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {formatSize(asset?.size ?? 0)}
      </Typography>
    </TreeItemLabel>
  );
}

const AssetItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function AssetItem(props, ref) {
    const asset = useTreeItemModel<Asset>(props.itemId) ?? undefined;

    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{label: AssetLabel}}
        slotProps={{label: {asset} as AssetLabelProps}}
      />
    );
  },
);

const dataSource = {
  getTreeItems: (parentId?: string): Promise<Asset[]> => fetchAssets(parentId),
  getChildrenCount: (asset: Asset) => asset.childrenCount,
};
const slots = {item: AssetItem};
const selectionPropagation = {parents: true, descendants: true};

export default function AssetExplorer() {
  // #region preview
  // dataSource.getTreeItems(parentId): [{id: 'assets-0/0', label: 'Photos 1', …}, …]
  const [selected, setSelected] = React.useState<string[]>([]);

  const tree = (
    <RichTreeViewPro
      aria-label="Marketing assets"
      items={[]}
      dataSource={dataSource}
      multiSelect
      checkboxSelection
      selectionPropagation={selectionPropagation} // {parents: true, descendants: true}
      selectedItems={selected}
      onSelectedItemsChange={(event, ids) => setSelected(ids)}
      isItemEditable
      itemsReordering
      slots={slots} // {item: AssetItem}, which adds an icon and the size
      sx={{height: 320, overflowY: 'auto'}}
    />
  );
  // #endregion

  return (
    <Box sx={{width: '100%'}}>
      {tree}
      <Typography role="status" variant="body2" sx={{mt: 1}}>
        {selected.length} selected
      </Typography>
    </Box>
  );
}
