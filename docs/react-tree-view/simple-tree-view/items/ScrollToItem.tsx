import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {SimpleTreeView} from '@mui/x-tree-view/SimpleTreeView';
import {TreeItem} from '@mui/x-tree-view/TreeItem';

const chapters = Array.from({length: 28}, (_, index) => `Chapter ${index + 1}`);

export default function ScrollToItem() {
  // #region preview
  // chapters: ['Chapter 1', 'Chapter 2', …]
  const apiRef = useTreeViewApiRef();
  const scrollTo = (itemId: string) =>
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({block: 'nearest'});

  return (
    <div>
      <Button onClick={() => scrollTo('Chapter 1')}>First chapter</Button>
      <Button onClick={() => scrollTo('Chapter 28')}>Last chapter</Button>
      <Box sx={{height: 200, overflow: 'auto', mt: 1}}>
        <SimpleTreeView aria-label="User manual" apiRef={apiRef}>
          {chapters.map((chapter) => (
            <TreeItem key={chapter} itemId={chapter} label={chapter} />
          ))}
        </SimpleTreeView>
      </Box>
    </div>
  );
  // #endregion
}
