import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Chart, {rows} from '../chart';

export default function LegendTable() {
  return (
    // #region preview
    <Stack
      direction="row"
      sx={{gap: 3, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center'}}
    >
      <Chart />
      <Table size="small" aria-label="Pieces sold in a week" sx={{width: 260}}>
        <TableBody>
          {rows.map(({id, label, color, pieces, share}) => (
            <TableRow key={id}>
              <TableCell component="th" scope="row" sx={{borderInlineStart: `6px solid ${color}`}}>
                {label}
              </TableCell>
              <TableCell align="right">{pieces}</TableCell>
              <TableCell align="right" sx={{fontWeight: 600}}>
                {share}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
    // #endregion
  );
}
