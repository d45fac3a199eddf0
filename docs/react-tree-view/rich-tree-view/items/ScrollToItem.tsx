import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {useTreeViewApiRef} from '@mui/x-tree-view/hooks';
import {RichTreeView} from '@mui/x-tree-view/RichTreeView';

const invoices = Array.from({length: 30}, (_, index) => ({
  id: `invoice-${index + 1}`,
  label: `Invoice ${1001 + index}`,
}));

export default function ScrollToItem() {
  // #region preview
  // invoices: [{id: 'invoice-1', label: 'Invoice 1001'}, …]
  const apiRef = useTreeViewApiRef();

  const scrollTo = (itemId: string) =>
    apiRef.current!.getItemDOMElement(itemId)?.scrollIntoView({block: 'nearest'});

  return (
    <div>
      <Button onClick={() => scrollTo('invoice-1')}>First invoice</Button>
      <Button onClick={() => scrollTo('invoice-30')}>Last invoice</Button>
      <Box sx={{height: 200, overflow: 'auto', mt: 1}}>
        <RichTreeView aria-label="Invoices" apiRef={apiRef} items={invoices} />
      </Box>
    </div>
  );
  // #endregion
}
