import {PieChart} from '@mui/x-charts/PieChart';
import {channels, sales} from '../data/bakery';

export default function TwoRings() {
  return (
    // #region preview
    <PieChart
      hideLegend
      series={[
        {id: 'channels', data: channels, outerRadius: '55%', arcLabel: 'label'},
        {id: 'sales', data: sales, innerRadius: '65%', paddingAngle: 1},
      ]}
      sx={{'& .MuiPieArcLabel-root': {fontSize: 12, fill: '#000'}}}
      colors={['#8fb8de', '#9ad0b0', '#f0c987', '#d7a6c8', '#c5c3c0']}
      height={280}
    />
    // #endregion
  );
}
