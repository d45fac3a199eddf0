import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import {RichTreeViewPro, TreeItem, type TreeItemProps} from '@mui/x-tree-view-pro';
import {fetchDriveItems, type DriveItem} from '../../data/server';

const dataSource = {
  getChildrenCount: (item: DriveItem) => item.childrenCount,
  getTreeItems: async (parentId?: string): Promise<DriveItem[]> => {
    const items = await fetchDriveItems(parentId);
    if (parentId === 'invoices') {
      throw new Error('The request for the invoices always fails');
    }
    return items;
  },
};

// #region preview
function LoadingIconSlot() {
  return <HourglassEmptyIcon color="primary" titleAccess="Loading" />;
}

function ErrorIconSlot() {
  return <ErrorOutlineIcon color="error" titleAccess="Couldn't load" />;
}

const itemSlots = {loadingIcon: LoadingIconSlot, errorIcon: ErrorIconSlot};

const DocumentItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function DocumentItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={itemSlots} />;
  },
);
// <RichTreeViewPro items={[]} dataSource={dataSource} slots={{item: DocumentItem}} />
// #endregion

const slots = {item: DocumentItem};

export default function LoadingIcon() {
  return (
    <RichTreeViewPro
      aria-label="Documents"
      items={[]}
      dataSource={dataSource}
      slots={slots}
    />
  );
}
