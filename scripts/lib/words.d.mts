export function readComments(file: string, text: string): string[];

interface Found {
  file: string;
  comment: string;
}

export function findWords(root: string): { comments: number; openings: Found[]; listed: Found[] };
