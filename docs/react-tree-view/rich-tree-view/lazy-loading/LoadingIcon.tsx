import * as React from 'react';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import {RichTreeViewPro, TreeItem, type TreeItemProps} from '@mui/x-tree-view-pro';
import {fetchPlates, type Plate} from '../../data/server';

// #region preview
const dataSource = {
  getChildrenCount: (plate: Plate) => plate.childrenCount,
  getTreeItems: async (parentId?: string): Promise<Plate[]> => {
    const plates = await fetchPlates(parentId);
    if (parentId === 'planets') {
      throw new Error('In this demo, the planets always fail');
    }
    return plates;
  },
};

function LoadingIconSlot() {
  return <HourglassEmptyIcon color="primary" titleAccess="Loading" />;
}

function ErrorIconSlot() {
  return <ErrorOutlineIcon color="error" titleAccess="Could not load" />;
}

const PlateItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function PlateItem(props, ref) {
    return (
      <TreeItem
        {...props}
        ref={ref}
        slots={{loadingIcon: LoadingIconSlot, errorIcon: ErrorIconSlot}}
      />
    );
  },
);

export default function LoadingIcon() {
  return (
    <RichTreeViewPro
      aria-label="Plates"
      items={[]}
      dataSource={dataSource}
      slots={{item: PlateItem}}
    />
  );
}
// #endregion
