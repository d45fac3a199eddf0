import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// #region preview
export default function NoSelection() {
  return (
    <SimpleTreeView
      aria-label="Parts of a bicycle"
      disableSelection
      defaultExpandedItems={['drive']}
    >
      <TreeItem itemId="frame" label="Frame" />
      <TreeItem itemId="drive" label="Drivetrain">
        <TreeItem itemId="chain" label="Chain" />
        <TreeItem itemId="cassette" label="Cassette" />
      </TreeItem>
      <TreeItem itemId="brakes" label="Brakes" />
    </SimpleTreeView>
  );
}
// #endregion
