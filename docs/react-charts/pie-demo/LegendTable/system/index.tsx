import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import {PieChart} from '@mui/x-charts/PieChart';

const data = [
  {id: 'furniture', value: 437, label: 'Furniture', color: '#4b7bec'},
  {id: 'electronics', value: 372, label: 'Electronics', color: '#3f9d67'},
  {id: 'accessories', value: 298, label: 'Accessories', color: '#e0a030'},
  {id: 'lighting', value: 141, label: 'Lighting', color: '#d1495b'},
];
const series = [{data, innerRadius: '65%', paddingAngle: 2, cornerRadius: 4}];
const total = data.reduce((sum, {value}) => sum + value, 0);
const toShare = (value: number) => `${Math.round((value / total) * 100)}%`;

export default function LegendTable() {
  return (
    <Stack
      direction="row"
      sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{width: 190}}>
        <PieChart
          title="Orders by category"
          hideLegend
          series={series}
          margin={4}
          height={190}
        />
      </div>
      <Table size="small" aria-label="Orders by category" sx={{width: 260}}>
        <TableBody>
          {/* #region preview */}
          {/* data: [{id: 'furniture', value: 437, label: 'Furniture', color: '#4b7bec'}, …] */}
          {data.map(({id, label, color, value}) => (
            <TableRow key={id}>
              <TableCell
                component="th"
                scope="row"
                sx={{borderInlineStart: `6px solid ${color}`}}
              >
                {label}
              </TableCell>
              <TableCell align="right">{value}</TableCell>
              <TableCell align="right" sx={{fontWeight: 600}}>
                {toShare(value)}
              </TableCell>
            </TableRow>
          ))}
          {/* #endregion */}
        </TableBody>
      </Table>
    </Stack>
  );
}
