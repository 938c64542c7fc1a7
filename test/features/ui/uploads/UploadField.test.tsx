import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UploadField, type UploadFieldProps } from '#features/ui/uploads/UploadField.tsx';
import type { UploadItem } from '#features/ui/uploads/UploadRow.tsx';

const DONE: UploadItem = { id: 'd1', filename: 'passport.pdf', status: 'done', size: 1_100_000 };
const UPLOADING: UploadItem = { id: 'd2', filename: 'licence.pdf', status: 'uploading', percent: 42, size: 2_400_000 };
const REFUSED: UploadItem = { id: 'd3', filename: 'statement.pdf', status: 'refused', reason: 'Virus found' };
const WAITING: UploadItem = { id: 'd5', filename: 'statement.pdf', status: 'queued' };

function pdf(name = 'passport.pdf'): File {
  return new File(['%PDF-1.7'], name, { type: 'application/pdf' });
}

function setUp(props: Partial<UploadFieldProps> = {}) {
  const handlers = {
    onChoose: jest.fn<void, [File[]]>(),
    onRemove: jest.fn(),
    onCancel: jest.fn(),
    onRetry: jest.fn(),
  };
  const field = (more: Partial<UploadFieldProps>) => (
    <UploadField id="doc" name="doc" label="Identity document" items={[]} {...handlers} {...props} {...more} />
  );
  const { rerender } = render(field({}));
  // `applyAccept: false`: a dropped file, or one chosen by "all files", passes the picker's filter.
  return {
    ...handlers,
    user: userEvent.setup({ applyAccept: false }),
    update: (more: Partial<UploadFieldProps>) => rerender(field(more)),
  };
}

const chooser = () => screen.getByLabelText(/Choose a(nother)? PDF file|Add another document/);

describe('UploadField', () => {
  it('[1-UPL-10] offers PDF files and hands them over', async () => {
    const { user, onChoose } = setUp();
    const file = pdf();
    expect(chooser()).toHaveAttribute('accept', expect.stringContaining('application/pdf'));
    await user.upload(chooser(), file);
    expect(onChoose).toHaveBeenCalledWith([file]);
  });

  it('[1-UPL-10] says which files it takes before one is chosen, in what the service allows', () => {
    const { update } = setUp();
    expect(screen.getByText('PDF, up to 20 MB')).toBeInTheDocument();
    update({ maxSize: 5_000_000 });
    expect(screen.getByText('PDF, up to 5 MB')).toBeInTheDocument();
  });

  it('[1-UPL-10] hands over whatever was chosen, and takes another file in the place of one that was refused', async () => {
    const { user, onChoose, update } = setUp();
    const [photo, passport] = [new File(['x'], 'photo.png', { type: 'image/png' }), pdf()];
    await user.upload(chooser(), photo);
    update({ items: [{ id: 'd4', filename: 'photo.png', status: 'refused' }], error: 'Only PDF files are accepted' });
    expect(screen.getByLabelText(/Choose another PDF file/)).toBeInvalid();
    expect(chooser()).toHaveAccessibleDescription('Only PDF files are accepted');

    await user.upload(chooser(), passport);

    expect(onChoose.mock.calls).toEqual([[[photo]], [[passport]]]);
  });

  it.each([
    ['removed', DONE, 'Remove passport.pdf'],
    ['called off', UPLOADING, /licence\.pdf/],
  ] as const)('takes focus to the choice of a file when the one under the button is %s', async (_what, item, name) => {
    const { user, update } = setUp({ items: [item] });
    await user.click(screen.getByRole('button', { name }));

    update({ items: [] });

    expect(chooser()).toHaveFocus();
  });

  it('leaves the focus where somebody took it while a file was being removed', async () => {
    const { user, update } = setUp({ items: [DONE, REFUSED], isMultiple: true });
    await user.click(screen.getByRole('button', { name: 'Remove passport.pdf' }));
    const elsewhere = screen.getByRole('button', { name: 'Remove statement.pdf' });
    elsewhere.focus();

    update({ items: [REFUSED] });

    expect(elsewhere).toHaveFocus();
  });

  it('[1-UPL-11] takes one file and then offers no more', () => {
    setUp({ items: [DONE] });
    expect(screen.queryByLabelText(/Choose a PDF file|Add another document/)).not.toBeInTheDocument();
  });

  it('[1-UPL-11] takes several where several are allowed', async () => {
    const { user, onChoose } = setUp({ isMultiple: true, items: [DONE] });
    const files = [pdf('a.pdf'), pdf('b.pdf')];
    await user.upload(chooser(), files);
    expect(onChoose).toHaveBeenCalledWith(files);
  });

  it('takes dropped files, but needs no dropping', () => {
    const { onChoose } = setUp();
    const file = pdf();
    const zone = chooser().closest('.zone');
    if (!zone) throw new Error('The drop zone is missing');
    fireEvent.drop(zone, { dataTransfer: { files: [file] } });
    expect(onChoose).toHaveBeenCalledWith([file]);
  });

  it('[1-UPL-09] hides the remove control when the field is disabled', () => {
    const { update } = setUp({ items: [DONE] });
    expect(screen.getByRole('button', { name: 'Remove passport.pdf' })).toBeInTheDocument();
    update({ disabled: true });
    expect(screen.queryByRole('button', { name: 'Remove passport.pdf' })).not.toBeInTheDocument();
  });

  it('removes by a button that names the file', async () => {
    const { user, onRemove } = setUp({ items: [DONE] });
    await user.click(screen.getByRole('button', { name: 'Remove passport.pdf' }));
    expect(onRemove).toHaveBeenCalledWith('d1');
  });

  it('[1-UPL-12] shows Loading... and the progress of an upload, which can be cancelled', async () => {
    const { user, onCancel } = setUp({ items: [UPLOADING] });
    expect(screen.getByText('Loading... 42 % of 2.4 MB')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Uploading licence.pdf' })).toHaveValue(42);
    await user.click(screen.getByRole('button', { name: 'Cancel upload of licence.pdf' }));
    expect(onCancel).toHaveBeenCalledWith('d2');
  });

  it('gives the reason of a refusal, and sends what waits on demand', async () => {
    const { user, onRetry, update } = setUp({ items: [REFUSED] });
    expect(within(screen.getByRole('listitem')).getByText('Virus found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Try to upload/ })).not.toBeInTheDocument();
    update({ items: [WAITING] });
    await user.click(screen.getByRole('button', { name: 'Try to upload statement.pdf again' }));
    expect(onRetry).toHaveBeenCalledWith('d5');
  });

  it('announces start, success and failure once each, and no per cent', () => {
    const { update } = setUp();
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('');
    update({ items: [UPLOADING] });
    expect(status).toHaveTextContent('Uploading licence.pdf');
    update({ items: [{ ...UPLOADING, percent: 80 }] });
    expect(status).toHaveTextContent(/^Uploading licence.pdf$/);
    update({ items: [{ ...UPLOADING, status: 'done' }] });
    expect(status).toHaveTextContent(/^licence.pdf has been uploaded$/);
  });

  it('[1-UPL-07] announces that a document has gone, instead of leaving it said to be there', () => {
    const { update } = setUp({ items: [DONE] });
    update({ items: [] });
    expect(screen.getByRole('status')).toHaveTextContent(/^passport.pdf has been removed$/);
    update({ items: [UPLOADING] });
    expect(screen.getByRole('status')).toHaveTextContent(/^Uploading licence.pdf$/);
  });

  it('says nothing about what was there from the start', () => {
    setUp({ items: [DONE] });
    expect(screen.getByRole('status')).toHaveTextContent('');
  });
});
