// What the apps that draw the widget's scripts (Public/widget) have at hand.

interface Line {
  font: object;
  lineLimit: number;
}

declare global {
  interface Request {
    timeoutInterval: number;
    loadJSON(): Promise<any>;
  }

  class ListWidget {
    url: string;
    addText(text: string): Line;
    addSpacer(points?: number): void;
    presentSmall(): Promise<void>;
  }

  const Font: { [look: string]: (size: number) => object };
  const Script: { setWidget(widget: ListWidget): void; complete(): void };
  const config: { runsInWidget: boolean };
  const FileManager: {
    local(): {
      joinPath(folder: string, name: string): string;
      cacheDirectory(): string;
      fileExists(path: string): boolean;
      readString(path: string): string;
      writeString(path: string, text: string): void;
    };
  };
}

export const React: { createElement(kind: string, properties: object | null, ...children: unknown[]): object };
