import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {Gauge, type GaugeValueTextProps} from '@mui/x-charts/Gauge';

const teams = [
  {name: 'East', sales: 64},
  {name: 'Central', sales: 38},
  {name: 'West', sales: 71},
];

// #region preview
// A team: {name: 'East', sales: 64}
const formatSales: GaugeValueTextProps['text'] = ({value, valueMax}) =>
  `$${value}K of $${valueMax}K`;

function SalesGauge({name, sales}: {name: string; sales: number}) {
  return (
    <Gauge
      value={sales}
      valueMin={0}
      valueMax={80}
      text={formatSales}
      width={130}
      height={130}
      aria-label={`Sales of the ${name} team`}
      aria-valuetext={`$${sales},000 of $80,000`}
      sx={{fontSize: 13}}
    />
  );
}
// #endregion

export default function ValueRange() {
  return (
    <Stack
      direction="row"
      spacing={3}
      useFlexGap
      sx={{justifyContent: 'center', flexWrap: 'wrap'}}
    >
      {teams.map((team) => (
        <Stack key={team.name} sx={{alignItems: 'center'}}>
          <SalesGauge {...team} />
          <Typography variant="body2">{team.name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
