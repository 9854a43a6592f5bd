import { CardPage } from './CardPage';
import { Button } from '../ui/Button';

interface PageProblemProps {
  title: string;
  text: string;
  onRetry: () => void;
}

/** A page that could not be loaded, and the way to try again. */
export function PageProblem({ title, text, onRetry }: PageProblemProps) {
  return (
    <CardPage title={title} lead={text}>
      <div className="kd-card-page__body">
        <Button look="filled" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </CardPage>
  );
}
