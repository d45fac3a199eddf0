import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import {SparkLineChart} from '@mui/x-charts/SparkLineChart';

const channels = [
  {name: 'Online', revenue: [42, 58, 97, 63]},
  {name: 'Stores', revenue: [61, 66, 72, 69]},
  {name: 'Partners', revenue: [12, 15, 31, 18]},
];

// #region preview
const yAxis = {min: 0, max: 100}; // the same range in each row

interface RevenueSparkProps {
  name: string; // 'Online'
  revenue: number[]; // [42, 58, 97, 63]
}

const RevenueSpark = ({name, revenue}: RevenueSparkProps) => (
  <SparkLineChart
    title={`${name}: ${revenue.join(', ')}`}
    data={revenue}
    plotType="bar"
    yAxis={yAxis}
    width={110}
    height={32}
    margin={2}
  />
);
// #endregion

export default function SparkTable() {
  return (
    <Table size="small" aria-label="Revenue by channel">
      <TableHead>
        <TableRow>
          <TableCell>Channel</TableCell>
          <TableCell>Q1 to Q4</TableCell>
          <TableCell align="right">Q4 ($1,000)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {channels.map(({name, revenue}) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <RevenueSpark name={name} revenue={revenue} />
            </TableCell>
            <TableCell align="right">{revenue.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
