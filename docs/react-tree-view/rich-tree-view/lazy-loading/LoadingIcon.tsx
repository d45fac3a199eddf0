import * as React from 'react';
import HourglassEmptyIcon from '@mui/icons-material/HourglassEmpty';
import {RichTreeViewPro, TreeItem, type TreeItemProps} from '@mui/x-tree-view-pro';
import {fetchPlates, getChildrenCount} from '../../data/server';

const dataSource = {getChildrenCount, getTreeItems: fetchPlates};

// #region preview
function Hourglass() {
  return <HourglassEmptyIcon color="primary" titleAccess="Loading" />;
}

const PatientItem = React.forwardRef<HTMLLIElement, TreeItemProps>(
  function PatientItem(props, ref) {
    return <TreeItem {...props} ref={ref} slots={{loadingIcon: Hourglass}} />;
  },
);
// #endregion

export default function LoadingIcon() {
  return (
    <RichTreeViewPro
      aria-label="Plates"
      items={[]}
      dataSource={dataSource}
      slots={{item: PatientItem}}
    />
  );
}
