import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';
import {archive} from '../../data/observatory';

export default function ToggleDisabled() {
  const apiRef = useTreeViewApiRef();

  return (
    <div>
      {/* #region preview */}
      <Button onClick={() => apiRef.current!.setIsItemDisabled({itemId: 'plates'})}>
        Toggle the plates
      </Button>
      <Button
        onClick={() => apiRef.current!.setIsItemDisabled({itemId: 'logs', shouldBeDisabled: true})}
      >
        Disable the logbooks
      </Button>
      {/* #endregion */}
      <RichTreeView
        aria-label="Archive"
        apiRef={apiRef}
        items={archive}
        defaultExpandedItems={['plates', 'logs']}
      />
    </div>
  );
}
