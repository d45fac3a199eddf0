import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
// #region preview
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const nights = Array.from({length: 30}, (_, index) => ({
  id: `night-${index + 1}`,
  label: `Night ${index + 1}`,
}));

export default function ScrollToItem() {
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) =>
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({block: 'nearest'});

  return (
    <div>
      <Button onClick={() => scrollTo('night-1')}>First night</Button>
      <Button onClick={() => scrollTo('night-30')}>Last night</Button>
      <Box sx={{height: 200, overflow: 'auto', mt: 1}}>
        <RichTreeView aria-label="Nights" apiRef={apiRef} items={nights} />
      </Box>
    </div>
  );
}
// #endregion
