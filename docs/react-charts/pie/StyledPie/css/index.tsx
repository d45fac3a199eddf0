import {PieChart} from '@mui/x-charts/PieChart';
import './styles.css';

export default function StyledPie() {
  return (
    // #region preview
    <PieChart
      className="week"
      title="What became of a week's bread"
      series={[
        {
          id: 'week',
          data: [
            {id: 'sold', value: 1610, label: 'Sold'},
            {id: 'given', value: 130, label: 'Given away'},
            {id: 'left', value: 90, label: 'Left over'},
          ],
          innerRadius: 50,
          valueFormatter: ({value}) => `${value} loaves`,
        },
      ]}
      width={220}
      height={220}
    />
    // #endregion
  );
}
