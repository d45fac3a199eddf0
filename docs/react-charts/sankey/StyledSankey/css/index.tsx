import {Unstable_SankeyChart as SankeyChart} from '@mui/x-charts-pro/SankeyChart';
import {flourLinks} from '../../../data/flours';
import './styles.css';

export default function StyledSankey() {
  return (
    // #region preview
    <div className="flour-flow">
      <SankeyChart
        series={{data: {links: flourLinks}}}
        height={300}
        title="Flour by mill, kind and product, in kg a week"
      />
    </div>
    // #endregion
  );
}
