import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {FunnelChart} from '@mui/x-charts-pro/FunnelChart';
import {useChartProApiRef} from '@mui/x-charts-pro/hooks';

const title = 'Visitors of an online store by checkout step';
const series = [
  {
    data: [
      {id: 'product', value: 4200, label: 'Viewed product'},
      {id: 'cart', value: 2650, label: 'Added to cart'},
      {id: 'checkout', value: 1480, label: 'Checked out'},
      {id: 'paid', value: 1130, label: 'Paid'},
    ],
  },
];

// #region preview
// series: [{data: [{id: 'product', value: 4200, label: 'Viewed product'}, …]}]
export default function ExportButtons() {
  const apiRef = useChartProApiRef<'funnel'>();
  const handlePrint = () => apiRef.current?.exportAsPrint();
  const handleSave = () => apiRef.current?.exportAsImage({fileName: 'checkout'});

  return (
    <Stack sx={{width: '100%', gap: 1}}>
      <Stack direction="row">
        <Button onClick={handlePrint}>Print</Button>
        <Button onClick={handleSave}>Save as PNG</Button>
      </Stack>
      <FunnelChart apiRef={apiRef} title={title} series={series} height={240} />
    </Stack>
  );
}
// #endregion
