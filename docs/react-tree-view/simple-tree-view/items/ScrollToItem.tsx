import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

// 28 items, more than fit into the box.
const days = Array.from({length: 28}, (_, index) => `Day ${index + 1}`);

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) =>
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({block: 'nearest'});

  return (
    <div>
      <Button onClick={() => scrollTo('Day 1')}>First day</Button>
      <Button onClick={() => scrollTo('Day 28')}>Last day</Button>
      <Box sx={{height: 200, overflow: 'auto', mt: 1}}>
        <SimpleTreeView aria-label="Days" apiRef={apiRef}>
          {days.map((day) => (
            <TreeItem key={day} itemId={day} label={day} />
          ))}
        </SimpleTreeView>
      </Box>
    </div>
  );
}
// #endregion
