const most = {{most}};
