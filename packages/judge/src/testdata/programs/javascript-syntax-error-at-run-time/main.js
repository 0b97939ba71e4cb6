JSON.parse("{");
